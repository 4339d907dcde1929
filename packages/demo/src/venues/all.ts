import type { VenueData } from '../venue-data';
import { boreum } from './boreum';
import { dalmuri } from './dalmuri';
import { eunharu } from './eunharu';
import { gyullim } from './gyullim';
import { hyeonmu } from './hyeonmu';
import { joseok } from './joseok';
import { laluna } from './laluna';
import { manwol } from './manwol';
import { oboro } from './oboro';
import { oreum } from './oreum';
import { pogu } from './pogu';
import { selene } from './selene';
import { wolpa } from './wolpa';
import { wolyeong } from './wolyeong';
import { yunseul } from './yunseul';

/** Venues in display order. */
export const venues: readonly VenueData[] = [
  manwol,
  wolyeong,
  eunharu,
  oboro,
  dalmuri,
  boreum,
  yunseul,
  selene,
  wolpa,
  joseok,
  pogu,
  hyeonmu,
  oreum,
  laluna,
  gyullim,
];
