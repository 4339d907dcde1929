/** Re-exported for entities, which may not import `ui`. */
export type { Store } from '@dining/ui/store';
export { createStore } from '@dining/ui/store';
