import type { JoinForm } from '@dining/domain/join/join-form';
import { useEffect, useState } from 'react';
import type { JoinStart, Proven } from '../../../entities/join/queries';
import { useClock } from '../../../lib/clock';
import { type JoinDraft, keepJoin, restoredJoin } from './join-draft';
import { useJoinProblem } from './use-join-problem';
import { useRefusals } from './use-refusals';

/** The form of joining: what is typed and kept in the tab, what is proven, and what is wrong with it. */
export function useJoinForm(start: JoinStart) {
  const { loginType } = start;
  const { now } = useClock();
  const [draft, setDraft] = useState(() => restoredJoin(start, now().getTime()));
  const [proven, setProven] = useState<Proven>(start.proven);
  /** The server still holds the address as proven, while another one is about to take its place. */
  const [replacesEmail, setReplacesEmail] = useState(false);
  const refusals = useRefusals();
  const { tell, onProblem } = useJoinProblem(refusals, loginType);
  useEffect(() => keepJoin(draft, loginType), [draft, loginType]);
  return {
    loginType,
    draft,
    change: (change: Partial<JoinDraft>) => setDraft((before) => ({ ...before, ...change })),
    changeDetails: (change: Partial<JoinForm>) =>
      setDraft((before) => ({ ...before, details: { ...before.details, ...change } })),
    proven: replacesEmail ? { ...proven, email: '' } : proven,
    prove: (change: Partial<Proven>) => {
      setProven((before) => ({ ...before, ...change }));
      if (change.email !== undefined) setReplacesEmail(false);
    },
    replacesEmail,
    replaceEmail: () => setReplacesEmail(true),
    refusals,
    tell,
    onProblem,
  };
}
export type JoinFormState = ReturnType<typeof useJoinForm>;
