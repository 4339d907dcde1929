import { useQueryClient } from '@tanstack/react-query';
import { markServiceSeen, type Service, serviceKey } from '../../entities/service/service';
import { NewsList } from '../../features/service/news-list';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';

export function VenueNews({ service: { dinCode, news } }: { service: Service }) {
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const newestAt = news[0]?.at;
  const markSeen = async () => {
    if (newestAt === undefined) return;
    // Includes news of the same millisecond.
    const until = new Date(Date.parse(newestAt) + 1).toISOString();
    const outcome = await write(markServiceSeen, { dinCode, until });
    if (outcome.ok) await queryClient.invalidateQueries({ queryKey: serviceKey });
  };
  return <NewsList news={news} onSeen={() => void markSeen()} />;
}
