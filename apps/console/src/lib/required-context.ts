/** Entities may not import `ui`. */
export { useRequired } from '@dining/ui/required-context';
