import './overview.css';
import { useSignal } from '@preact/signals';
import { POSITIONS, WINDOWS } from './positions.ts';

/** Every board in its standard positions, each in a window of its own: choose how large, and in which language. */
export function Overview() {
  const size = useSignal(0);
  const lang = useSignal('it');
  const [width, height] = WINDOWS[size.value] ?? WINDOWS[0];
  return (
    <main class="gallery">
      <header>
        <select
          aria-label="window"
          onChange={({ currentTarget }) => {
            size.value = currentTarget.selectedIndex;
          }}
        >
          {WINDOWS.map(([w, h]) => (
            <option key={`${w}x${h}`}>
              {w}x{h}
            </option>
          ))}
        </select>
        <select
          aria-label="language"
          onChange={({ currentTarget }) => {
            lang.value = currentTarget.value;
          }}
        >
          <option>it</option>
          <option>en</option>
        </select>
      </header>
      {Object.entries(POSITIONS).flatMap(([game, positions]) =>
        positions.map(({ name }) => {
          const address = `?show=${game}/${name}&lang=${lang.value}`;
          return (
            <figure key={address}>
              <figcaption>
                <a href={address}>
                  {game}/{name}
                </a>
              </figcaption>
              <iframe title={`${game}/${name}`} src={address} width={width} height={height} loading="lazy" />
            </figure>
          );
        }),
      )}
    </main>
  );
}
