/** Signs that stand in addresses of pages and mailboxes and in no name, in full width too. */
const signs = /[/\\:@／＼：＠]/u;
/** A dot with a letter or digit before it and a label behind it, as a mail program takes for an address; not one of initials. */
const dotted = /[\p{L}\p{N}][.．。｡](?:\p{L}{2}|\p{N})/u;

/** Whether a mail program would make a link of what somebody calls himself: anybody may name anybody, and no house says such a thing in its mails. */
export const isAddressLike = (name: string): boolean => signs.test(name) || dotted.test(name);
