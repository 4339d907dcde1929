import { useAlerts } from '@dining/ui/alerts';
import { useState } from 'react';
import { focusField } from '../../../lib/focus-field';
import type { JoinField } from './join-checks';

export interface Refusal {
  readonly field: JoinField;
  readonly text: string;
}

/** The id of a field's place on the page. */
export const fieldId = (field: JoinField): string => `join-${field}`;

/** The id of what stands in a field's place once it is proven. */
export const provenId = (field: 'email' | 'phone'): string => `${fieldId(field)}-proven`;

/** What is wrong with the form: marked beside each field until it is touched, the first told by an alert that leads to it. */
export function useRefusals() {
  const alerts = useAlerts();
  const [marks, setMarks] = useState<readonly Refusal[]>([]);
  const refuse = async (...refusals: readonly Refusal[]): Promise<void> => {
    const [first] = refusals;
    if (first === undefined) return;
    const fields = refusals.map(({ field }) => field);
    setMarks((before) => [...before.filter(({ field }) => !fields.includes(field)), ...refusals]);
    await alerts.show({ message: first.text });
    focusField(fieldId(first.field));
  };
  const clear = (...fields: readonly JoinField[]): void =>
    setMarks((before) => before.filter(({ field }) => !fields.includes(field)));
  const errorOf = (field: JoinField): string | undefined => marks.find((mark) => mark.field === field)?.text;
  return { refuse, clear, errorOf };
}
export type Refusals = ReturnType<typeof useRefusals>;
