/** Re-exported for entities, which may not import `ui`. */
export { useRequired } from '@dining/ui/required-context';
