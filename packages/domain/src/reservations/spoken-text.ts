/** Version of the text that staff read to a guest before booking by phone (`staffDesk.form.spokenText`). */
export const spokenTextVersion = '1';
