import { seoul } from '../kit/backdrop';
import { Camera } from '../kit/camera';
import { brass, paper } from '../kit/colour';
import { globeLamp, nightWall, tableTop, vignette } from '../kit/night';
import { randomFrom } from '../kit/random';
import { Sheet } from '../kit/sheet';
import { emblem, word } from './brand';
import { moonlitGlasses } from './promotions';

/** The card that a shared link shows: 1200 × 630, the wordmark over the night. */
export function socialCard(name: string): string {
  const sheet = new Sheet(1200, 630, randomFrom(name));
  nightWall(sheet);
  sheet.group({ filter: sheet.blur(4), opacity: 0.9 }, () => seoul(sheet, [0, 0, 1200, 300], [0.16, 0.3]));
  sheet.group({ filter: sheet.blur(4) }, () => globeLamp(sheet, 1090, 130, 40, 290));
  tableTop(sheet, 286);
  moonlitGlasses({ sheet, camera: new Camera([820, 480], 1500) });
  vignette(sheet);
  const mark = `${emblem(150, 300, 46, brass)}${word('DALBIT', [224, 268], 44, paper, 0.9).svg}`;
  return sheet.toSvg().replace('</svg>', `${mark}</svg>`);
}
