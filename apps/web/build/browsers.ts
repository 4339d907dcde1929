/**
 * The oldest browsers that the site supports (decision 64), by the names of the browser compatibility data. The build is made for them, the
 * check of built files compares what is used with them, and `src/old-browser.ts` tells older ones apart.
 */
export const supportedBrowsers = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '128',
  firefox_android: '128',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '22.0',
} as const;

/** The same as Vite names them, for JavaScript and for styles. Samsung Internet 22 is Chromium 111. */
export const buildTargets: string[] = [
  `chrome${supportedBrowsers.chrome}`,
  `edge${supportedBrowsers.edge}`,
  `firefox${supportedBrowsers.firefox}`,
  `safari${supportedBrowsers.safari}`,
  `ios${supportedBrowsers.safari_ios}`,
];
