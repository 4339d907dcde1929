import { expect, it } from 'vitest';
import { isLoadingShown } from './loading';

it.each([
  ['any request', undefined, 'main', true],
  ['any request on step 1', undefined, 'reservationFirstStep', true],
  ['app data', 'appData', 'main', false],
  ['app data on step 1', 'appData', 'reservationFirstStep', false],
  ['stock and calendar on step 1', 'calendar', 'reservationFirstStep', false],
  ['stock and calendar on step 2', 'calendar', 'reservationSecondStep', true],
  ['stock and calendar of the modal', 'calendar', 'main', true],
  ['stock on the product’s page', 'calendar', 'reservationDetail', true],
  ['a query that combines others', 'combined', 'reservationSecondStep', false],
] as const)('the loading bar is shown for %s: $3', (_case, loading, page, isShown) =>
  expect(isLoadingShown(loading, page)).toBe(isShown),
);
