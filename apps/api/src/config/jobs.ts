import { secondsSchema } from './parsers';
import { type Setting, setting } from './setting';

interface Job {
  /** The job's queue in pg-boss. Servers of two releases share it during an upgrade. */
  readonly queue: string;
  readonly description: string;
  readonly interval: Setting<number>;
  readonly needs?: 'mail';
}

/**
 * The recurring jobs, by the names in heartbeats, `/readyz`, metrics and alarms (`NAME_stalled`). `jobs/run-job.ts` has
 * a handler for each; everything else derives from this table.
 */
export const jobs = {
  sweeper: {
    queue: 'sweep',
    description: 'releases holds that have expired',
    interval: setting('SWEEP_SECONDS', secondsSchema, {
      default: '20',
      unit: 'seconds',
      description: 'pause between releases of expired holds',
    }),
  },
  reconciler: {
    queue: 'reconcile-payments',
    description: 'queries the payment provider about unfinished payments, and completes or voids them',
    interval: setting('RECONCILE_SECONDS', secondsSchema, {
      default: '20',
      unit: 'seconds',
      description: 'pause between checks of unfinished payments',
    }),
  },
  points: {
    queue: 'points',
    description: 'credits members with the points of their visits, on the morning after',
    interval: setting('POINTS_SECONDS', secondsSchema, {
      default: '600',
      unit: 'seconds',
      description: 'pause between checks for visits whose points are due, which is from six on the next morning',
    }),
  },
  renditions: {
    queue: 'render-pictures',
    description: 'creates the renditions of pictures that staff have uploaded',
    interval: setting('PICTURES_SECONDS', secondsSchema, {
      default: '5',
      unit: 'seconds',
      description: 'pause between checks for uploaded pictures without renditions',
    }),
  },
  publisher: {
    queue: 'publish-drafts',
    description: 'publishes the drafts of the catalogue whose planned time has come',
    interval: setting('PUBLISH_SECONDS', secondsSchema, {
      default: '10',
      unit: 'seconds',
      description: 'pause between checks for drafts whose planned time has come',
    }),
  },
  retention: {
    queue: 'retention',
    description: 'deletes data whose retention period is over ([privacy](privacy.md))',
    interval: setting('RETENTION_SECONDS', secondsSchema, {
      default: '3600',
      unit: 'seconds',
      description: 'pause between deletions of data whose retention period is over',
    }),
  },
  sealer: {
    queue: 'seal-audit',
    description: 'seals new entries of the audit into a hash chain ([audit](staff-accounts.md#audit))',
    interval: setting('SEAL_SECONDS', secondsSchema, {
      default: '60',
      unit: 'seconds',
      description: 'pause between seals of new entries of the audit',
    }),
  },
  sheets: {
    queue: 'mail-sheets',
    description:
      'enqueues the daily service sheet for each restaurant that wants it, once a day from `SHEET_TIME` on; runs only with `SMTP_URL`',
    interval: setting('SHEET_SECONDS', secondsSchema, {
      default: '60',
      unit: 'seconds',
      description: 'pause between checks for sheets that are due',
    }),
    needs: 'mail',
  },
  sms: {
    queue: 'send-sms',
    description: 'sends the SMS that are due, and gives up those that could not be sent for a day',
    interval: setting('SMS_SECONDS', secondsSchema, {
      default: '5',
      unit: 'seconds',
      description: 'pause between checks for SMS that are due',
    }),
  },
  mailer: {
    queue: 'send-mails',
    description:
      'sends the mails that are due, and gives up those that could not be sent for a day; runs only with `SMTP_URL`',
    interval: setting('MAIL_SECONDS', secondsSchema, {
      default: '5',
      unit: 'seconds',
      description: 'pause between checks for mails that are due',
    }),
    needs: 'mail',
  },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as JobName[];

export const getJobAlarmKind = <Name extends JobName>(name: Name): `${Name}_stalled` => `${name}_stalled`;

export const jobIntervalSettings = Object.fromEntries(jobNames.map((name) => [name, jobs[name].interval])) as {
  readonly [Name in JobName]: (typeof jobs)[Name]['interval'];
};

interface JobDeps {
  readonly config: { readonly jobIntervals: Readonly<Record<JobName, number>> };
  readonly mail: unknown;
}

export function getJobIntervals(deps: JobDeps): ReadonlyMap<JobName, number> {
  const activeNames = jobNames.filter((name) => {
    const { needs }: Job = jobs[name];
    return needs === undefined || deps[needs] !== undefined;
  });
  return new Map(activeNames.map((name) => [name, deps.config.jobIntervals[name]]));
}
