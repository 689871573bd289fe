import { useState } from 'react';
import { loadMessages, markMessage } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { pageNumber, usePlace } from '../data/use-place';
import { Office } from '../office/office';
import { useWaiting } from '../office/waiting';
import list from '../ui/list.module.css';
import { Pager } from '../ui/pager';
import { Answered, Empty, Told } from '../ui/states';
import { MessageCard } from './message-card';

/** What shoppers wrote to the shop. */
export function Messages() {
  return (
    <Office page="messages" title="Messages">
      <MessageList />
    </Office>
  );
}

function MessageList() {
  const domain = useDomain();
  const { get, go } = usePlace();
  const { recount } = useWaiting();
  const [told, setTold] = useState('');
  const page = pageNumber(get('p'));
  const { answer, reload } = useAnswer(`${domain} ${page}`, () => loadMessages({ domain, page }));

  const mark = async (id: string, isDone: boolean) => {
    await markMessage({ domain, id, isDone });
    setTold(isDone ? 'The message is marked as done.' : 'The message waits for an answer again.');
    reload();
    recount();
  };
  return (
    <>
      <Told>{told}</Told>
      <Answered answer={answer} reload={reload} rows={4}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <ul className={list.list}>
                {entries.map((message) => (
                  <li key={message.id}>
                    <MessageCard message={message} onMark={(isDone) => mark(message.id, isDone)} />
                  </li>
                ))}
              </ul>
              <Pager
                of="messages"
                page={page}
                total={total}
                onPage={(next) => go({ p: String(next) })}
              />
            </>
          ) : (
            <Empty title="No messages">What shoppers write at the contact page stands here.</Empty>
          )
        }
      </Answered>
    </>
  );
}
