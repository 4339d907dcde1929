/** Re-exported for entities, which may not import `ui`. */
export { createStore, type Store } from '@dining/ui/store';
