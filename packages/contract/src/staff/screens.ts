/**
 * Screens of the staff console: the server answers these paths, and the console has a route for each. All except
 * `public` ones need a session.
 */
export const screens = {
  home: { path: '/console', access: 'staff' },
  signIn: { path: '/console/sign-in', access: 'public' },
  invitation: { path: '/console/invitation', access: 'public' },
  service: { path: '/console/service', access: 'staff' },
  calendar: { path: '/console/calendar', access: 'staff' },
  settings: { path: '/console/settings', access: 'staff' },
  account: { path: '/console/account', access: 'staff' },
  reservations: { path: '/console/reservations', access: 'staff' },
  staff: { path: '/console/staff', access: 'staff' },
  inbox: { path: '/console/inbox', access: 'staff' },
  members: { path: '/console/members', access: 'staff' },
  products: { path: '/console/products', access: 'staff' },
  pictures: { path: '/console/pictures', access: 'staff' },
  prices: { path: '/console/prices', access: 'staff' },
  campaigns: { path: '/console/campaigns', access: 'staff' },
  catalogue: { path: '/console/catalogue', access: 'staff' },
  benefits: { path: '/console/benefits', access: 'staff' },
  messages: { path: '/console/messages', access: 'staff' },
  agreements: { path: '/console/agreements', access: 'staff' },
  translations: { path: '/console/translations', access: 'staff' },
  setup: { path: '/console/setup', access: 'staff' },
  audit: { path: '/console/audit', access: 'staff' },
} as const satisfies Record<string, { path: `/console${string}`; access: 'public' | 'staff' }>;
export type ScreenName = keyof typeof screens;

export const isScreen = (path: string): boolean => Object.values(screens).some((screen) => screen.path === path);
