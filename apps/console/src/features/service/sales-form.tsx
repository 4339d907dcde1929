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
  readonly onChange: (to: 'stopped' | 'sold', times: string[]) => Promise<ProblemError | undefined>;
}

/** Stops or resumes the sale of chosen start times. */
export function SalesForm({ load, isDayClosed, onChange }: SalesFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<ProblemError>();
  const [sendingChange, setSendingChange] = useState<'stopped' | 'sold'>();
  const toggle = (time: string) => {
    const next = new Set(chosen);
    if (!next.delete(time)) next.add(time);
    setChosen(next);
  };
  const chosenSlots = load.filter(({ time, capacity }) => capacity > 0 && chosen.has(time));
  const toStop = chosenSlots.filter(({ isStopped }) => !isStopped).map(({ time }) => time);
  const toResume = chosenSlots.filter(({ isStopped }) => isStopped).map(({ time }) => time);
  const change = async (to: 'stopped' | 'sold', changedTimes: string[]) => {
    setSendingChange(to);
    setProblem(await onChange(to, changedTimes));
    setSendingChange(undefined);
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
              <Checkbox checked={chosen.has(time)} onChange={() => toggle(time)}>
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
          inactive={toStop.length === 0}
          onClick={() => void change('stopped', toStop)}
          pending={sendingChange === 'stopped'}
          size="sm"
          variant="danger"
        >
          {t('staffService.sales.stop', { count: toStop.length })}
        </Button>
        <Button
          inactive={toResume.length === 0}
          onClick={() => void change('sold', toResume)}
          pending={sendingChange === 'sold'}
          size="sm"
        >
          {t('staffService.sales.resume', { count: toResume.length })}
        </Button>
      </div>
    </div>
  );
}
