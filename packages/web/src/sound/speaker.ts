import { type Sound, setting } from '@tavolata/board-kit';
import { RECIPES, type SoundPart } from './recipes.ts';

const LOUDEST = 10;

interface Setting {
  readonly isOn: boolean;
  /** From 1 to 10. */
  readonly volume: number;
}

function read(text = ''): Setting {
  const [on, volume] = text.split(' ');
  const loud = Number(volume);
  return { isOn: on === 'on', volume: loud >= 1 && loud <= LOUDEST ? loud : 5 };
}

/** Silent until somebody says otherwise; their own choice, kept in this browser. */
export const sound = setting<Setting>(
  'tavolata.sound',
  read,
  ({ isOn, volume }) => `${isOn ? 'on' : 'off'} ${volume}`,
);

let context: AudioContext | undefined;
let breath: AudioBuffer | undefined;

/** Half a second of noise, drawn once. */
function noise({ sampleRate }: AudioContext): AudioBuffer {
  if (breath) return breath;
  breath = new AudioBuffer({ length: sampleRate / 2, sampleRate });
  const samples = breath.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return breath;
}

function source(
  at: AudioContext,
  { of, from, to = from, lasts }: SoundPart,
  start: number,
): AudioScheduledSourceNode {
  if (of === 'noise') return new AudioBufferSourceNode(at, { buffer: noise(at) });
  const tone = new OscillatorNode(at, { type: of, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  return tone;
}

/** Noise is heard through a window that moves; a tone as it is. */
function shaped(
  at: AudioContext,
  { of, from, to = from, lasts }: SoundPart,
  start: number,
): AudioNode | undefined {
  if (of !== 'noise') return undefined;
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: from, Q: 1.2 });
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  return filter;
}

function speak(at: AudioContext, voice: SoundPart, volume: number, after: number): void {
  const start = at.currentTime + after + (voice.at ?? 0);
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(voice.loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + voice.lasts);
  const node = source(at, voice, start);
  const filter = shaped(at, voice, start);
  if (filter) node.connect(filter).connect(gain);
  else node.connect(gain);
  gain.connect(at.destination);
  node.start(start);
  node.stop(start + voice.lasts);
}

/** Plays a sound, if sounds are wanted; so many seconds from now. */
export function play(name: Sound, after = 0): void {
  const { isOn, volume } = sound.value;
  if (!isOn || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets nothing be heard before the first tap.
  if (context.state === 'suspended') void context.resume();
  for (const voice of RECIPES[name]) speak(context, voice, (volume / LOUDEST) ** 2, after);
}
