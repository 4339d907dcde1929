import type { DinCode, HtlCode } from '../shared/codes';
import type { Scope } from './permissions';

/** Scopes as conditions of a query. A row matches if any of the three holds: `isGroup` matches every row. */
export interface ScopeFilter {
  readonly isGroup: boolean;
  readonly htlCodes: readonly HtlCode[];
  readonly dinCodes: readonly DinCode[];
}

export const createScopeFilter = (scopes: readonly Scope[]): ScopeFilter => ({
  isGroup: scopes.some(({ type }) => type === 'group'),
  htlCodes: scopes.flatMap((scope) => (scope.type === 'hotel' ? [scope.htlCode] : [])),
  dinCodes: scopes.flatMap((scope) => (scope.type === 'venue' ? [scope.dinCode] : [])),
});
