import { isInScope, type Scope } from '@dining/domain/staff/permissions';
import { createContext, useSyncExternalStore } from 'react';
import { useRequired } from '../../lib/required-context';
import type { Store } from '../../lib/store';
import { getScopeKey, type Hotel, listAllScopes } from './staff-hotels';

/** Key of the scope chosen in the top bar; '' for all scopes that the staff member may see. */
export const ChosenScopeContext = createContext<Store<string> | undefined>(undefined);

export function useChosenScope(): readonly [string, (key: string) => void] {
  const { get, set, watch } = useRequired(ChosenScopeContext);
  return [useSyncExternalStore(watch, get), set];
}

/** Lists the group, hotels and venues within the given scopes, for the choice in the top bar. */
export const listScopesWithin = (scopes: readonly Scope[], hotels: readonly Hotel[]): readonly Scope[] =>
  listAllScopes(hotels).filter((each) => scopes.some((scope) => isInScope(scope, each)));

/** Returns true if the scope contains the chosen one or lies within it, or if all scopes are chosen. */
export function overlapsScope(scope: Scope, chosen: Scope | undefined): boolean {
  return chosen === undefined || isInScope(scope, chosen) || isInScope(chosen, scope);
}

export const findScope = (key: string, scopes: readonly Scope[]): Scope | undefined =>
  scopes.find((scope) => getScopeKey(scope) === key);
