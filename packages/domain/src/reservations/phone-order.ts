/** Version of the text that staff read to the guest before they book (`staffDesk.form.spokenText`). */
export const spokenTextVersion = '1';
