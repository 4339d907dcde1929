/** Which file shows each path: the server preloads it with the page, the size script adds up what it costs. */
export const routePages = {
  '/': 'src/pages/main-page.tsx',
  '/login': 'src/pages/login-page.tsx',
  '/error': 'src/pages/error-page.tsx',
  '/error/not-found': 'src/pages/error-page.tsx',
  '/reservation/step/1': 'src/pages/reservation-first-step-page.tsx',
  '/reservation/step/2/$dinCode': 'src/pages/reservation-second-step-page.tsx',
} as const satisfies Record<string, string>;

/** What a language adds to every page. */
export const languageFiles = {
  ko: ['../../packages/i18n/src/packs/ko.ts', 'src/lib/fonts/ko.ts'],
  en: ['../../packages/i18n/src/packs/en.ts', 'src/lib/fonts/en.ts'],
  cn: ['../../packages/i18n/src/packs/cn.ts', 'src/lib/fonts/cn.ts'],
  ja: ['../../packages/i18n/src/packs/ja.ts', 'src/lib/fonts/ja.ts'],
} as const satisfies Record<string, readonly string[]>;
