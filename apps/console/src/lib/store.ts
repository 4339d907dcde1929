/** Entities may not import `ui`. */
export { createStore, type Store } from '@dining/ui/store';
