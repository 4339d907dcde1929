import { screens } from '@dining/contract/staff/screens';
import { getWidestPermission } from '@dining/domain/staff/permissions';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotels } from '../../entities/hotels/staff-hotels';
import { getMemberQuery, type Member, type MemberProposal } from '../../entities/members/members';
import { useMe } from '../../entities/session/session';
import { Facts } from '../../features/screen/list-detail';
import { ProposalList, RefuseDialog } from '../../features/screen/proposal-list';
import { ReasonForm } from '../../features/screen/reason-form';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { formatInstant, formatVisit } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { ErasureText, isErasureBlocked } from './erasure-text';
import { type MemberAction, useMemberActions } from './use-member-actions';

function NextVisits({ member }: { member: Member }) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const { grants } = useMe();
  const now = useNow();
  const canOpenReservations = getWidestPermission(grants, 'service.see', now).allowed;
  return (
    <Block title={t('members.nextVisits')}>
      {member.nextVisits.length === 0 && <p className="text-ink-soft">{t('members.noVisits')}</p>}
      <ul className="grid gap-2">
        {member.nextVisits.map(({ resvCode, htlCode, venueName, visit, type }) => (
          <li className="grid gap-0.5" key={resvCode}>
            <span>{formatVisit(translations, visit, type === 'pickup')}</span>
            <span className="text-ink-soft">
              {[hotels.find((hotel) => hotel.htlCode === htlCode)?.name, venueName].filter(Boolean).join(' · ')}
              {' · '}
              {canOpenReservations ? (
                <Link className="underline" search={{ reservation: resvCode }} to={screens.reservations.path}>
                  {resvCode}
                </Link>
              ) : (
                resvCode
              )}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function useProposalTitle(): (proposal: MemberProposal) => string {
  const { t } = useTranslations();
  return ({ act }) => t(act === 'member.erase' ? 'members.erasure.action' : 'members.exportData.action');
}

interface ActionDialogProps {
  readonly member: Member;
  readonly action: MemberAction | undefined;
  readonly actions: ReturnType<typeof useMemberActions>;
  readonly onClose: () => void;
}

/** Shows what an action does and asks for its reason. A blocked erasure is explained, and cannot be proposed. */
function ActionDialog({ member, action, actions, onClose }: ActionDialogProps) {
  const { t } = useTranslations();
  const titles = {
    signOut: t('members.signOut.action'),
    export: t('members.exportData.action'),
    erase: t('members.erasure.action'),
  };
  const labels = {
    signOut: t('members.signOut.action'),
    export: t('members.exportData.propose'),
    erase: t('members.erasure.propose'),
  };
  const isPrevented = action === 'erase' && member.erasure !== null && isErasureBlocked(member.erasure);
  return (
    <Dialog
      closeOnClickOutside={false}
      onClose={onClose}
      open={action !== undefined}
      title={action === undefined ? '' : titles[action]}
    >
      {isPrevented && member.erasure !== null && <ErasureText erasure={member.erasure} />}
      {action !== undefined && !isPrevented && (
        <ReasonForm
          danger={action === 'erase'}
          hint={t('proposals.reasonHint')}
          label={t('proposals.reason')}
          missingText={t('proposals.reasonMissing')}
          onSubmit={async (reason) => {
            const problem =
              action === 'signOut' ? await actions.signOut(reason) : await actions.propose(action, reason);
            if (problem === undefined) onClose();
            return problem;
          }}
          submitLabel={labels[action]}
        >
          {action === 'signOut' && <p>{t('members.signOut.text', { count: member.sessions })}</p>}
          {action === 'export' && <p>{t('members.exportData.text')}</p>}
          {action === 'erase' && member.erasure !== null && <ErasureText erasure={member.erasure} />}
          {action !== 'signOut' && <p className="text-ink-soft">{t('members.twoPeople')}</p>}
        </ReasonForm>
      )}
    </Dialog>
  );
}

function MemberDetails({ member, onErased }: { member: Member; onErased: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const actions = useMemberActions(member, onErased);
  const getTitle = useProposalTitle();
  const [action, setAction] = useState<MemberAction>();
  const [erasureToConfirm, setErasureToConfirm] = useState<MemberProposal>();
  const [proposalToRefuse, setProposalToRefuse] = useState<MemberProposal>();
  const [exportToDownload, setExportToDownload] = useState<MemberProposal>();
  const hasOpenProposal = (proposedAction: string) =>
    member.proposals.some((each) => each.act === proposedAction && each.state === 'open');
  const canPropose = {
    export: member.canExport && !hasOpenProposal('member.export'),
    erase: member.canErase && !hasOpenProposal('member.erase'),
  };

  const confirm = async (proposal: MemberProposal): Promise<void> => {
    if (proposal.act === 'member.erase') return setErasureToConfirm(proposal);
    const isSure = await alerts.show({
      title: t('members.exportData.confirm'),
      message: t('members.exportData.confirmAsk', { name: proposal.proposer }),
      confirmLabel: t('members.exportData.confirm'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (isSure) await actions.confirm(proposal);
  };

  const confirmErasure = async () => {
    if (erasureToConfirm !== undefined) await actions.confirm(erasureToConfirm);
    setErasureToConfirm(undefined);
  };
  return (
    <div className="grid content-start gap-5">
      <h2 className="font-medium text-lg">{member.name}</h2>
      <Facts
        rows={[
          [
            t('members.facts.userId'),
            <span className="break-all" key="id">
              {member.userId}
            </span>,
          ],
          [t('members.facts.cardNo'), member.cardNo],
          member.phoneLastDigits !== null && [t('members.facts.phoneLastDigits'), `…${member.phoneLastDigits}`],
          [t('members.facts.joined'), formatInstant(translations, member.joinedAt)],
          [t('members.facts.sessions'), t('members.sessionCount', { count: member.sessions })],
        ]}
      />
      <NextVisits member={member} />
      {member.proposals.length > 0 && (
        <Block title={t('members.proposals')}>
          <ProposalList
            getConfirmLabel={(proposal) =>
              t(proposal.act === 'member.erase' ? 'members.erasure.confirm' : 'members.exportData.confirm')
            }
            getTitle={getTitle}
            onConfirm={(proposal) => void confirm(proposal)}
            onRefuse={setProposalToRefuse}
            onWithdraw={(proposal) => void actions.withdraw(proposal)}
            ownProposalText={t('members.ownProposal')}
            pendingId={actions.pendingId}
            proposals={member.proposals}
            render={(proposal) =>
              proposal.downloadUntil !== null && (
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <span>
                    {t('members.exportData.downloadUntil', {
                      time: formatInstant(translations, proposal.downloadUntil),
                    })}
                  </span>
                  <Button onClick={() => setExportToDownload(proposal)} size="sm" variant="primary">
                    {t('members.exportData.download')}
                  </Button>
                </div>
              )
            }
          />
        </Block>
      )}
      <Block title={t('members.actions')}>
        {!member.canSignOut && !member.canExport && !member.canErase && (
          <p className="text-ink-soft">{t('members.readOnly')}</p>
        )}
        <div className="flex flex-wrap gap-3">
          {member.canSignOut && (
            <Button onClick={() => setAction('signOut')} size="sm">
              {t('members.signOut.action')}
            </Button>
          )}
          {canPropose.export && (
            <Button onClick={() => setAction('export')} size="sm">
              {t('members.exportData.action')}
            </Button>
          )}
          {canPropose.erase && (
            <Button onClick={() => setAction('erase')} size="sm" variant="danger">
              {t('members.erasure.action')}
            </Button>
          )}
        </div>
        {(member.canExport || member.canErase) && <p className="text-ink-soft">{t('members.twoPeople')}</p>}
      </Block>
      <ActionDialog action={action} actions={actions} member={member} onClose={() => setAction(undefined)} />
      <Dialog
        closeOnClickOutside={false}
        footer={
          <>
            <Button onClick={() => setErasureToConfirm(undefined)}>{t('common.buttons.cancel')}</Button>
            <Button
              inactive={member.erasure === null || isErasureBlocked(member.erasure)}
              onClick={() => void confirmErasure()}
              pending={actions.pendingId !== undefined}
              variant="danger"
            >
              {t('members.erasure.confirm')}
            </Button>
          </>
        }
        onClose={() => setErasureToConfirm(undefined)}
        open={erasureToConfirm !== undefined}
        title={t('members.erasure.action')}
      >
        <div className="grid gap-4">
          <p>{t('members.erasure.confirmAsk', { name: erasureToConfirm?.proposer ?? '' })}</p>
          {member.erasure !== null && <ErasureText erasure={member.erasure} />}
        </div>
      </Dialog>
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setExportToDownload(undefined)}
        open={exportToDownload !== undefined}
        size="sm"
        title={t('members.exportData.download')}
      >
        <ReasonForm
          hint={t('proposals.reasonHint')}
          label={t('proposals.reason')}
          missingText={t('proposals.reasonMissing')}
          onSubmit={async (reason) => {
            const problem = exportToDownload && (await actions.download(exportToDownload, reason));
            if (problem === undefined) setExportToDownload(undefined);
            return problem;
          }}
          submitLabel={t('members.exportData.download')}
        >
          <p>{t('members.exportData.downloadText')}</p>
        </ReasonForm>
      </Dialog>
      <RefuseDialog
        onClose={() => setProposalToRefuse(undefined)}
        onRefuse={async (reason) => proposalToRefuse && actions.refuse(proposalToRefuse, reason)}
        proposer={proposalToRefuse?.proposer}
      />
    </div>
  );
}

/**
 * Shows one member with what identifies them, and the actions on their data. Exports and erasures are proposed by one
 * person and confirmed by another.
 */
export function MemberPanel({ cardNo, onErased }: { cardNo: string; onErased: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(getMemberQuery(cardNo));
  if (data !== undefined) return <MemberDetails member={data} onErased={onErased} />;
  if (error === null) return <LoadingRows count={6} />;
  return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
