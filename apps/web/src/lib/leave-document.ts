/** Entities may not import `ui`. */
export { leaveDocument } from '@dining/ui/leave-document';
