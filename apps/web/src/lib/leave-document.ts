/** Entities know nothing of `ui`, where closing modals mind what leaves the document. */
export { leaveDocument } from '@dining/ui/leave-document';
