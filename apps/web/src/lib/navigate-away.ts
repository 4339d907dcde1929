/** Re-exported for entities, which may not import `ui`. */
export { navigateAway } from '@dining/ui/navigate-away';
