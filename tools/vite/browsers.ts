/**
 * The oldest supported browsers (decision 64), named as in the browser compatibility data. The build targets them,
 * `tools/check-browsers.ts` compares the features of built files with them, and the site's `src/old-browser.ts` detects
 * older ones.
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

/** The same in Vite's names, for JavaScript and CSS. Samsung Internet 22 is Chromium 111. */
export const buildTargets: string[] = [
  `chrome${supportedBrowsers.chrome}`,
  `edge${supportedBrowsers.edge}`,
  `firefox${supportedBrowsers.firefox}`,
  `safari${supportedBrowsers.safari}`,
  `ios${supportedBrowsers.safari_ios}`,
];
