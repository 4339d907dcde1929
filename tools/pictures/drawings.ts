import { type BannerMotif, bannerAlts } from './banners';
import type { Scene } from './kit/scene';
import { pictures } from './picture-names';
import { chocolateBox, giftBox } from './scenes/boxes';
import { brandDrawings } from './scenes/brand';
import { breadBasket } from './scenes/bread';
import { charcoalGrill } from './scenes/charcoal';
import * as chinese from './scenes/chinese';
import { cocktails, wine } from './scenes/drinks';
import * as fish from './scenes/fish';
import { frontDrawings } from './scenes/fronts';
import * as korean from './scenes/korean';
import { lunchBox } from './scenes/lunch-box';
import * as promo from './scenes/promotions';
import * as quiet from './scenes/quiet';
import * as seafood from './scenes/seafood';
import { socialCard } from './scenes/social';
import * as sweet from './scenes/sweet';
import { venueDrawings } from './scenes/venues';
import * as western from './scenes/western';
import { type StillOptions, still } from './still';

const size = [1200, 900] as const;

const dish = (draw: (scene: Scene) => void, options?: StillOptions) => (name: string) => still(name, size, draw, options);

/** Every picture by name, and how it is drawn. */
const byName: Readonly<Record<string, (name: string) => string>> = {
  'buffet-line': dish(western.buffetLine, { behind: 'lights', near: 0.98 }),
  'breakfast-table': dish(western.breakfast, { behind: 'busan', tone: '#2a2320' }),
  'korean-table': dish(korean.koreanTable, { behind: 'paper', tone: '#2a1e18', near: 1.04, middle: [0.48, 0.72] }),
  porridge: dish(korean.porridge, { behind: 'stone', tone: '#1b2230' }),
  'abalone-rice': dish(korean.abaloneRice, { behind: 'jeju', tone: '#1f1c1f', near: 1.04 }),
  'charcoal-grill': dish(charcoalGrill, { behind: 'stone', tone: '#1a1618', near: 0.9 }),
  'seafood-platter': dish(seafood.seafoodPlatter, { behind: 'busan', tone: '#152033', near: 0.92 }),
  'peking-duck': dish(chinese.pekingDuck, { tone: '#2b1216', near: 0.92 }),
  'dim-sum': dish(chinese.dimSum, { tone: '#26130f', near: 0.98 }),
  noodles: dish(korean.noodles, { behind: 'lights', tone: '#221a18', near: 1.04 }),
  nigiri: dish(fish.nigiri, { tone: '#2d2219', near: 1.26, middle: [0.48, 0.68] }),
  sashimi: dish(fish.sashimi, { behind: 'busan', tone: '#171a26', near: 0.98 }),
  steak: dish(western.steak, { tone: '#241812' }),
  pasta: dish(western.pasta, { behind: 'jeju', tone: '#26282f' }),
  wine: dish(wine, { near: 1.02, tone: '#241812', middle: [0.48, 0.72] }),
  cocktails: dish(cocktails, { behind: 'seoul', near: 1.06, middle: [0.48, 0.7] }),
  'tea-set': dish(sweet.teaSet, { behind: 'busan', near: 0.94, middle: [0.48, 0.76], tone: '#2b2a33' }),
  bingsu: dish(sweet.bingsu, { behind: 'jeju', near: 1.02, middle: [0.48, 0.7] }),
  cake: dish(sweet.cake, { near: 1.08, middle: [0.48, 0.73] }),
  'chocolate-box': dish(chocolateBox, { near: 1 }),
  'bread-basket': dish(breadBasket, { near: 1, tone: '#2a1f18' }),
  'lunch-box': dish(lunchBox, { near: 1, tone: '#1c2029' }),
  ...venueDrawings,
  ...frontDrawings,
  'no-menu': dish(quiet.closedMenu, { near: 1.02 }),
  'no-promotion': (name) => quiet.cloudedMoon(name, size),
  'no-inquiry': dish(quiet.letterPaper, { tone: '#241a16' }),
  'no-reservation': dish(quiet.waitingTable, { behind: 'seoul' }),
  fallback: dish(quiet.coveredPlate, { near: 1.05, middle: [0.48, 0.7] }),
  'gift-box': dish(giftBox, { near: 1, middle: [0.48, 0.68], tone: '#2a211c' }),
};

/** What each banner shows. */
const motifs: Readonly<Record<BannerMotif, readonly [draw: (scene: Scene) => void, options: StillOptions]>> = {
  moonlight: [promo.moonlitGlasses, { behind: 'busan', tone: '#1a2032', near: 0.92 }],
  yearend: [promo.yearEndTable, { tone: '#241418', near: 0.92 }],
  season: [promo.harvest, { behind: 'busan', tone: '#171c26', near: 1 }],
  sushi: [fish.nigiri, { tone: '#2d2219', near: 1.1 }],
  tea: [sweet.teaSet, { behind: 'seoul', near: 0.86, tone: '#2b2a33' }],
  wine: [wine, { tone: '#241812', near: 0.9 }],
  cake: [sweet.cake, { near: 1 }],
  gift: [giftBox, { near: 0.92, tone: '#2a211c' }],
  ember: [charcoalGrill, { behind: 'stone', tone: '#1a1618', near: 0.94 }],
  morning: [western.breakfast, { behind: 'busan', tone: '#2a2320' }],
};

const low: ReadonlySet<BannerMotif> = new Set(['moonlight', 'tea', 'wine', 'cake', 'yearend']);

/** Wide for desktops, with room for words on the left, and square for phones. */
const banners = Object.keys(bannerAlts).flatMap((key) => {
  const motif = key as BannerMotif;
  const [draw, options] = motifs[motif];
  const level = low.has(motif) ? 0.78 : 0.7;
  return [
    [`promo-${motif}-pc`, (name: string) => still(name, [1920, 720], draw, { ...options, middle: [0.66, level], lampAt: 0.92 })],
    [`promo-${motif}-mobile`, (name: string) => still(name, [780, 780], draw, { ...options, middle: [0.5, level + 0.02] })],
  ] as const;
});

const all: Readonly<Record<string, (name: string) => string>> = {
  ...byName,
  ...Object.fromEntries(banners),
  ...brandDrawings,
  'social-card': socialCard,
};

const missing = Object.keys(pictures).filter((name) => all[name] === undefined);
if (missing.length > 0) throw new Error(`nobody has drawn ${missing.join(', ')}`);

export const drawings: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(all).map(([name, draw]) => [name, () => draw(name)]),
);
