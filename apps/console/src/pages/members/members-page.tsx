import { screens } from '@dining/contract/staff/screens';
import { memberSearchLimit, parseMemberSearch } from '@dining/domain/members/member-search';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getWidestPermission } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type FoundMember,
  getMemberSearchQuery,
  type ListedMemberProposal,
  memberProposalsQuery,
} from '../../entities/members/members';
import { useMe } from '../../entities/session/session';
import { ListDetail } from '../../features/screen/list-detail';
import { type ListColumn, ListTable, MoreButton } from '../../features/screen/list-table';
import { Block, EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { formatDay, formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { useRequestForm } from '../../lib/use-request-form';
import { MemberPanel } from './member-panel';

/**
 * Shows the form that searches for a member by e-mail address, membership number or end of the phone number. Searches
 * only when it is submitted, because each search is recorded.
 */
function SearchForm({ pending, onSearch }: { pending: boolean; onSearch: (text: string) => void }) {
  const { t } = useTranslations();
  const { submit, getRequiredFieldProps } = useRequestForm<{ text: string }>({
    defaultValues: { text: '' },
    check: ({ text }) =>
      parseMemberSearch(text).type === 'none' ? [{ field: 'text', text: t('members.searchMissing') }] : [],
    send({ text }) {
      onSearch(text.trim());
      return undefined;
    },
  });
  return (
    <form className="flex max-w-2xl flex-wrap items-end gap-3" noValidate onSubmit={submit}>
      <TextField
        {...getRequiredFieldProps('text')}
        autoComplete="off"
        className="min-w-64 flex-1"
        data-key="search"
        description={t('members.searchHint')}
        label={t('members.search')}
        type="search"
      />
      <Button pending={pending} type="submit" variant="primary">
        {t('members.find')}
      </Button>
    </form>
  );
}

interface ListProps {
  readonly chosenId: string | undefined;
  readonly onChoose: (cardNo: string) => void;
}

function SearchResults({ text, chosenId, onChoose }: ListProps & { text: string }) {
  const translations = useTranslations();
  const { t } = translations;
  const { data, error, isFetching, refetch } = useQuery(getMemberSearchQuery(text));
  const columns: [ListColumn<FoundMember>, ...ListColumn<FoundMember>[]] = [
    { name: 'name', label: t('members.columns.name'), className: 'w-[26%]', render: ({ name }) => name },
    { name: 'userId', label: t('members.columns.userId'), render: ({ userId }) => userId },
    {
      name: 'phone',
      label: t('members.columns.phoneLastDigits'),
      className: 'w-28 tabular-nums',
      render: ({ phoneLastDigits }) => phoneLastDigits ?? '–',
    },
    {
      name: 'joined',
      label: t('members.columns.joined'),
      className: 'w-40 tabular-nums',
      render: ({ joinedAt }) => formatDay(translations, getTodayInSeoul(new Date(joinedAt))),
    },
  ];
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined) return <LoadingRows count={memberSearchLimit} />;
  if (data.isTooBroad) return <EmptyList title={t('members.tooBroad')}>{t('members.tooBroadText')}</EmptyList>;
  if (data.members.length === 0) return <EmptyList title={t('members.none')}>{t('members.noneText')}</EmptyList>;
  return (
    <ListTable
      caption={t('members.results')}
      chosenId={chosenId}
      columns={columns}
      getId={({ cardNo }) => cardNo}
      onChoose={onChoose}
      rows={data.members}
    />
  );
}

/** Lists the exports and erasures that wait for a second person, for staff who may be that person. */
function WaitingProposals({ chosenId, onChoose }: ListProps) {
  const translations = useTranslations();
  const { t } = translations;
  const query = useInfiniteQuery(memberProposalsQuery);
  const rows = query.data?.pages.flatMap(({ proposals }) => proposals) ?? [];
  const columns: [ListColumn<ListedMemberProposal>, ...ListColumn<ListedMemberProposal>[]] = [
    { name: 'name', label: t('members.columns.name'), className: 'w-[20%]', render: ({ member }) => member.name },
    {
      name: 'act',
      label: t('members.actions'),
      render: ({ act }) => t(act === 'member.erase' ? 'members.erasure.action' : 'members.exportData.action'),
    },
    {
      name: 'proposer',
      label: t('members.proposals'),
      render: ({ proposer }) => proposer,
    },
    {
      name: 'until',
      label: t('proposals.states.open'),
      className: 'w-64',
      render: ({ lapsesAt }) => t('proposals.expiresAt', { time: formatInstant(translations, lapsesAt) }),
    },
  ];
  if (query.error !== null)
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (rows.length === 0) return null;
  return (
    <Block title={t('members.waiting')}>
      <ListTable
        caption={t('members.waiting')}
        chosenId={chosenId}
        columns={columns}
        getId={({ member }) => member.cardNo}
        onChoose={onChoose}
        rows={rows}
      />
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </Block>
  );
}

/** Finds one member and shows what staff may do with their data. There is no list of all members. */
export function MembersPage() {
  const { t } = useTranslations();
  const navigate = useNavigate();
  const { item } = useSearch({ strict: false });
  const { grants } = useMe();
  const now = useNow();
  const [searchText, setSearchText] = useState('');
  const search = useQuery({ ...getMemberSearchQuery(searchText), enabled: searchText !== '' });
  const choose = (cardNo: string | undefined) =>
    void navigate({ to: screens.members.path, search: cardNo === undefined ? {} : { item: cardNo } });
  const maySeeProposals = getWidestPermission(grants, 'member.export', now).allowed;
  return (
    <ListDetail
      detail={
        item === undefined ? undefined : (
          <MemberPanel
            cardNo={item}
            key={item}
            onErased={() => {
              setSearchText('');
              choose(undefined);
            }}
          />
        )
      }
      detailLabel={t('members.title')}
      emptyText={t('members.choose')}
      onClose={() => choose(undefined)}
    >
      <ScreenHead title={t('members.title')} />
      <SearchForm onSearch={setSearchText} pending={search.isFetching} />
      {searchText === '' ? (
        <EmptyList title={t('members.start')}>{t('members.startText')}</EmptyList>
      ) : (
        <SearchResults chosenId={item} onChoose={choose} text={searchText} />
      )}
      {maySeeProposals && <WaitingProposals chosenId={item} onChoose={choose} />}
    </ListDetail>
  );
}
