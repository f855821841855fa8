import type { Behaviour } from '../behaviour.ts';
import { blackChampions } from './black-champions.ts';
import { blessingOfGreed } from './blessing-of-greed.ts';
import { bloodDonation } from './blood-donation.ts';
import { floorSpikes } from './floor-spikes.ts';

export const rooms: Readonly<Record<string, Behaviour>> = {
  'black-champions': blackChampions,
  'blessing-of-greed': blessingOfGreed,
  'blood-donation': bloodDonation,
  'floor-spikes': floorSpikes,
};
