import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { useState } from 'react';
import type { Load } from '../../entities/service/service';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface SalesFormProps {
  readonly load: readonly Load[];
  readonly isDayClosed: boolean;
  readonly onChange: (state: 'stopped' | 'sold', times: string[]) => Promise<ProblemError | undefined>;
}

/** Shows the form that stops or resumes the sale of chosen start times. */
export function SalesForm({ load, isDayClosed, onChange }: SalesFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [chosenTimes, setChosenTimes] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<ProblemError>();
  const [pendingState, setPendingState] = useState<'stopped' | 'sold'>();
  const toggle = (time: string) => {
    const newTimes = new Set(chosenTimes);
    if (!newTimes.delete(time)) newTimes.add(time);
    setChosenTimes(newTimes);
  };
  const chosenSlots = load.filter(({ time, capacity }) => capacity > 0 && chosenTimes.has(time));
  const timesToStop = chosenSlots.filter(({ isStopped }) => !isStopped).map(({ time }) => time);
  const timesToResume = chosenSlots.filter(({ isStopped }) => isStopped).map(({ time }) => time);
  const change = async (state: 'stopped' | 'sold', changedTimes: string[]) => {
    setPendingState(state);
    setProblem(await onChange(state, changedTimes));
    setPendingState(undefined);
  };
  if (isDayClosed) return <p>{t('staffService.sales.dayClosed')}</p>;
  return (
    <div className="grid gap-4">
      <p>{t('staffService.sales.text')}</p>
      <ul className="grid grid-cols-2 gap-x-6">
        {load
          .filter(({ capacity }) => capacity > 0)
          .map(({ time, isStopped }) => (
            <li key={time}>
              <Checkbox checked={chosenTimes.has(time)} onChange={() => toggle(time)}>
                <span className="tabular-nums">{time}</span>{' '}
                <span className={isStopped ? 'text-danger' : 'text-ink-soft'}>
                  {t(`staffService.sales.state.${isStopped ? 'stopped' : 'sold'}`)}
                </span>
              </Checkbox>
            </li>
          ))}
      </ul>
      {problem !== undefined && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          inactive={timesToStop.length === 0}
          onClick={() => void change('stopped', timesToStop)}
          pending={pendingState === 'stopped'}
          size="sm"
          variant="danger"
        >
          {t('staffService.sales.stop', { count: timesToStop.length })}
        </Button>
        <Button
          inactive={timesToResume.length === 0}
          onClick={() => void change('sold', timesToResume)}
          pending={pendingState === 'sold'}
          size="sm"
        >
          {t('staffService.sales.resume', { count: timesToResume.length })}
        </Button>
      </div>
    </div>
  );
}
