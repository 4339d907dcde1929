import { type Access, type Capability, type Grant, getWidestPermission } from '@dining/domain/staff/permissions';

/**
 * The screens of the navigation in display order, once for each capability that opens them. With `access`, the
 * capability opens the screen only at that access.
 */
const items = [
  { screen: 'service', capability: 'service.see' },
  { screen: 'reservations', capability: 'service.see' },
  { screen: 'inbox', capability: 'inquiry' },
  { screen: 'inbox', capability: 'payment.see' },
  { screen: 'members', capability: 'member.read' },
  { screen: 'calendar', capability: 'calendar' },
  { screen: 'pictures', capability: 'catalogue', access: 'full' },
  { screen: 'campaigns', capability: 'report' },
  { screen: 'settings', capability: 'points' },
  { screen: 'settings', capability: 'review.hide' },
  { screen: 'settings', capability: 'catalogue' },
  { screen: 'settings', capability: 'calendar' },
  { screen: 'staff', capability: 'staff' },
  { screen: 'audit', capability: 'audit' },
] as const satisfies readonly {
  screen: string;
  capability: Capability;
  access?: Access;
}[];
export type NavigationScreen = (typeof items)[number]['screen'];

/** Lists the screens that the grants allow. */
export const listNavigationScreens = (grants: readonly Grant[], now: Date): readonly NavigationScreen[] => [
  ...new Set(
    items
      .filter((item) => {
        const permission = getWidestPermission(grants, item.capability, now);
        return permission.allowed && (!('access' in item) || permission.access === item.access);
      })
      .map(({ screen }) => screen),
  ),
];

export const findFirstScreen = (grants: readonly Grant[], now: Date): NavigationScreen | undefined =>
  listNavigationScreens(grants, now)[0];
