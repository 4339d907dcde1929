/** A named statement whose last parameter is the member who asks. */
interface OfBuyer {
  readonly name: string;
  /** Its SQL, given the member's parameter; undefined for a visitor who is none. */
  readonly text: (member: string | undefined) => string;
  readonly values: readonly unknown[];
  readonly userId: string | null;
}

/**
 * One statement for members and one for everybody else: with a member who may be null PostgreSQL plans it anew each time, for what it
 * leaves out then looks cheaper to it than any plan it could keep.
 */
export const forBuyer = ({ name, text, values, userId }: OfBuyer) =>
  userId === null
    ? { name, text: text(undefined), values: [...values] }
    : { name: `${name}_member`, text: text(`$${values.length + 1}`), values: [...values, userId] };
