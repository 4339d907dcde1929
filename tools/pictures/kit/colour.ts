/** The palette of a moonlit table: ink ground, one cool moon, one warm lamp, one brass accent. */
export const ink = '#0b101d';
export const night = '#141c31';
export const dusk = '#243252';
export const moon = '#d3e2f6';
export const lamp = '#ffbe73';
export const brass = '#b58a48';
export const paper = '#efe7d8';
export const lacquer = '#161318';
export const slate = '#262b36';

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `share` of the second colour in the first, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  const one = (a: number, b: number) => Math.round(a + (b - a) * share);
  return `#${((1 << 24) | (one(r1, r2) << 16) | (one(g1, g2) << 8) | one(b1, b2)).toString(16).slice(1)}`;
}

export const darker = (hex: string, share: number): string => mix(hex, '#05070d', share);
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
