import { getStored, setStored } from './storage';

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const schemeKey = 'consoleScheme';

export const getScheme = (): Scheme => schemes.find((scheme) => scheme === getStored(schemeKey)) ?? 'system';

/** Applies the colour scheme: light, dark or the device's setting. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

export function storeScheme(scheme: Scheme): void {
  setStored(schemeKey, scheme);
  applyScheme(scheme);
}
