import { brazierTable } from './brazier';
import { type Room, room } from './room';
import * as table from './settings';
import * as wall from './walls';

const size = [1200, 900] as const;
const three = [
  [0.2, 0.16, 0.055],
  [0.5, 0.12, 0.065],
  [0.8, 0.16, 0.055],
] as const;
const one = [[0.86, 0.18, 0.07]] as const;

/** Every room of the demo venues: what is behind, above and on its table. */
const rooms: Readonly<Record<string, Room>> = {
  'manwol-table': { wall: wall.hall, table: '#2b2733', form: 'long', chairs: true, set: table.hallTable },
  'wolyeong-table': { wall: wall.paperWall, lamps: [[0.8, 0.2, 0.06]], table: '#3a241a', form: 'edge', set: table.koreanSetting },
  'eunharu-table': {
    wall: wall.panels('#3a1216', 7),
    lamps: three,
    lampTone: '#ff9a5c',
    table: '#6a1a18',
    form: 'round',
    chairs: true,
    set: table.chineseSetting,
  },
  'oboro-counter': {
    wall: wall.panels('#241c18', 9),
    lamps: [[0.5, 0.2, 0.08]],
    table: '#8a6440',
    form: 'edge',
    set: table.sushiCounter,
  },
  'lounge-seoul': { wall: wall.seoulView, table: '#241c1c', form: 'round', set: table.loungeSetting },
  'boreum-counter': { wall: wall.panels('#2a2430', 6), lamps: three, table: '#4a3626', form: 'edge', set: table.bakeryCounter },
  'yunseul-table': { wall: wall.seaView, lamps: one, table: '#2a2c38', form: 'edge', set: table.tastingSetting },
  'selene-table': {
    wall: wall.panels('#2a1a12', 5),
    lamps: [
      [0.26, 0.2, 0.05],
      [0.74, 0.2, 0.05],
    ],
    table: '#3a2216',
    form: 'round',
    chairs: true,
    set: table.grillSetting,
  },
  'wolpa-table': { wall: wall.seaView, lamps: [[0.84, 0.18, 0.06]], table: '#1c2a44', form: 'edge', set: table.koreanSetting },
  'lounge-busan': { wall: wall.seaView, table: '#1a2032', form: 'round', set: table.loungeSetting },
  'deli-counter': { wall: wall.panels('#1c2636', 6), lamps: three, table: '#2a303c', form: 'edge', set: table.deliCounter },
  'hyeonmu-table': { wall: wall.stone, lamps: [[0.84, 0.3, 0.06]], table: '#2a2420', form: 'edge', set: table.tastingSetting },
  'oreum-table': { wall: wall.jejuView, lamps: one, table: '#2c2320', form: 'round', set: brazierTable },
  'laluna-table': {
    wall: wall.jejuView,
    lamps: [
      [0.16, 0.2, 0.05],
      [0.9, 0.16, 0.05],
    ],
    table: '#d5cfc2',
    form: 'round',
    chairs: true,
    set: table.trattoriaSetting,
  },
  'lounge-jeju': { wall: wall.groveView, table: '#3a2a1c', form: 'round', set: table.teaSetting },
  'wolyeong-room': { wall: wall.paperWall, lamps: [[0.5, 0.16, 0.08]], table: '#2a1a14', form: 'long', set: table.koreanSetting },
  'eunharu-room': {
    wall: wall.inkScreen,
    lamps: [
      [0.08, 0.3, 0.06],
      [0.92, 0.3, 0.06],
    ],
    lampTone: '#ff9a5c',
    table: '#5a1616',
    form: 'round',
    chairs: true,
    set: table.chineseSetting,
  },
  'selene-room': {
    wall: wall.cellar,
    lamps: [[0.5, 0.16, 0.07]],
    table: '#2c1a12',
    form: 'long',
    chairs: true,
    set: table.grillSetting,
  },
  'wolpa-room': { wall: wall.roundWindow, lamps: [[0.84, 0.2, 0.07]], table: '#2a2018', form: 'long', set: table.koreanSetting },
  'oreum-room': {
    wall: wall.stone,
    lamps: [
      [0.28, 0.2, 0.06],
      [0.72, 0.2, 0.06],
    ],
    table: '#241a16',
    form: 'long',
    chairs: true,
    set: brazierTable,
  },
};

export const venueDrawings: Readonly<Record<string, (name: string) => string>> = Object.fromEntries(
  Object.entries(rooms).map(([name, look]) => [name, () => room(name, size, look)]),
);
