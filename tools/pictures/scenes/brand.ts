import { mix } from '../kit/colour';

/** The house's letters, drawn as lines of one width in a box 14 high, so that no font is needed: path and width. */
const letters: Readonly<Record<string, readonly [path: string, width: number]>> = {
  A: ['M0 14L5.5 0L11 14M2 9.4H9', 11],
  B: ['M0 0V14H5A3.9 3.9 0 0 0 5 6.2H0M4.4 6.2A3.1 3.1 0 0 0 4.4 0H0', 9],
  D: ['M0 0V14H4.5A7 7 0 0 0 4.5 0H0', 11.5],
  E: ['M8 0H0V14H8M0 6.8H6.6', 8],
  I: ['M0 0V14', 0],
  J: ['M6 0V10A3.2 3.2 0 0 1 0 11', 6],
  L: ['M0 0V14H7.5', 7.5],
  N: ['M0 14V0L10 14V0', 10],
  O: ['M7 0A7 7 0 1 0 7 14A7 7 0 1 0 7 0', 14],
  S: [
    'M8.4 2.4C7.6.9 6.2 0 4.4 0C2 0 .4 1.4.4 3.4C.4 5.6 2.2 6.2 4.6 6.8C7.2 7.4 8.8 8.4 8.8 10.6C8.8 12.7 7 14 4.6 14C2.4 14 .8 13 0 11.2',
    9,
  ],
  T: ['M0 0H10M5 0V14', 10],
  U: ['M0 0V9A5 5 0 0 0 10 9V0', 10],
};

/** A word from (x, y), `size` high; answers its markup and where it ends. */
export function word(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  stroke: string,
  weight = 1.1,
): { svg: string; end: number } {
  const scale = size / 14;
  let at = x;
  const parts = [...text].map((letter) => {
    const [path, width] = letters[letter] ?? ['', 4];
    const part = `<path d="${path}" transform="translate(${at.toFixed(1)} ${y})scale(${scale.toFixed(3)})"/>`;
    at += (width + 5.4) * scale;
    return part;
  });
  const svg = `<g fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`;
  return { svg, end: at - 5.4 * scale };
}

/** A crescent that opens to the upper right within a thin ring. */
export const emblem = (cx: number, cy: number, r: number, colour: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${(r * 0.06).toFixed(2)}" opacity=".55"/>` +
  `<path d="M${(cx + r * 0.1).toFixed(2)} ${(cy - r * 0.72).toFixed(2)}A${(r * 0.73).toFixed(2)} ${(r * 0.73).toFixed(2)} 0 1 0 ${(cx + r * 0.7).toFixed(2)} ${(cy + r * 0.2).toFixed(2)}A${(r * 0.6).toFixed(2)} ${(r * 0.6).toFixed(2)} 0 1 1 ${(cx + r * 0.1).toFixed(2)} ${(cy - r * 0.72).toFixed(2)}Z" fill="${colour}"/>`;

const tones = { day: { ink: '#171a24', brass: '#7a5a22' }, night: { ink: '#f0ebe1', brass: '#d3b072' } } as const;

/** The wordmark of a hotel, or of the group where no place is named; for paper or for night. */
function logo(place: string, tone: keyof typeof tones): string {
  const { ink, brass } = tones[tone];
  const name = word('DALBIT', [54, 15], 18, ink, 1.05);
  const rule =
    place === '' ? '' : `<path d="M${(name.end + 13).toFixed(1)} 14v20" stroke="${mix(ink, brass, 0.5)}" opacity=".6"/>`;
  const where = place === '' ? { svg: '', end: name.end } : word(place, [name.end + 26, 18], 12, brass, 1.15);
  const width = Math.ceil(where.end + 4);
  const label = `Dalbit ${place.charAt(0)}${place.slice(1).toLowerCase()}`.trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${label}">${emblem(24, 24, 19, brass)}${name.svg}${rule}${where.svg}</svg>\n`;
}

export const brandDrawings: Readonly<Record<string, () => string>> = Object.fromEntries(
  ['', 'SEOUL', 'BUSAN', 'JEJU'].flatMap((place) => {
    const name = place === '' ? 'logo' : `logo-${place.toLowerCase()}`;
    return [
      [name, () => logo(place, 'day')],
      [`${name}-night`, () => logo(place, 'night')],
    ];
  }),
);
