import {
  type Access,
  type Capability,
  type Grant,
  getPermission,
  getWidestPermission,
} from '@dining/domain/staff/permissions';

interface NavigationItem {
  readonly screen: string;
  readonly capability: Capability;
  /** The access that opens the screen; any by default. */
  readonly access?: Access;
  /** The scope that opens the screen; any by default. */
  readonly scope?: 'group';
}

/** The screens of the navigation in display order, once for each capability that opens them. */
const items = [
  { screen: 'service', capability: 'service.see' },
  { screen: 'reservations', capability: 'service.see' },
  { screen: 'inbox', capability: 'inquiry' },
  { screen: 'inbox', capability: 'payment.see' },
  { screen: 'members', capability: 'member.read' },
  { screen: 'calendar', capability: 'calendar' },
  { screen: 'products', capability: 'catalogue' },
  { screen: 'products', capability: 'promotion' },
  { screen: 'prices', capability: 'catalogue', access: 'full' },
  { screen: 'pictures', capability: 'catalogue', access: 'full' },
  { screen: 'translations', capability: 'translation' },
  { screen: 'messages', capability: 'template' },
  { screen: 'benefits', capability: 'promotion' },
  { screen: 'benefits', capability: 'coupon' },
  { screen: 'agreements', capability: 'terms' },
  { screen: 'agreements', capability: 'policy' },
  { screen: 'campaigns', capability: 'report' },
  { screen: 'settings', capability: 'points' },
  { screen: 'settings', capability: 'review.hide' },
  { screen: 'settings', capability: 'catalogue' },
  { screen: 'settings', capability: 'calendar' },
  { screen: 'catalogue', capability: 'catalogue', scope: 'group' },
  { screen: 'staff', capability: 'staff' },
  { screen: 'audit', capability: 'audit' },
  { screen: 'setup', capability: 'system', access: 'full' },
] as const satisfies readonly NavigationItem[];
export type NavigationScreen = (typeof items)[number]['screen'];

function isAllowed(grants: readonly Grant[], { capability, scope, access }: NavigationItem, now: Date): boolean {
  const permission =
    scope === 'group'
      ? getPermission(grants, capability, { type: 'group' }, now)
      : getWidestPermission(grants, capability, now);
  return permission.allowed && (access === undefined || permission.access === access);
}

/** Lists the screens that the grants allow. */
export const listNavigationScreens = (grants: readonly Grant[], now: Date): readonly NavigationScreen[] => [
  ...new Set(items.filter((item) => isAllowed(grants, item, now)).map(({ screen }) => screen)),
];

export const findFirstScreen = (grants: readonly Grant[], now: Date): NavigationScreen | undefined =>
  listNavigationScreens(grants, now)[0];
