import { useEditor } from '@craftjs/core';

/** One entry of the history per burst of typing. */
const BURST_MS = 500;

interface TextProps {
  text?: string;
}

export function Panel() {
  const { actions, id, text } = useEditor((state, query) => {
    const selected: string | undefined = query.getEvent('selected').first();
    const props: TextProps = (selected && state.nodes[selected]?.data.props) || {};
    return { id: selected, text: props.text };
  });
  if (id === undefined || text === undefined)
    return <aside className="panel">Nothing selected</aside>;
  const change = (value: string) =>
    actions.history.throttle(BURST_MS).setProp(id, (props: TextProps) => {
      props.text = value;
    });
  return (
    <aside className="panel">
      <label>
        Text
        <textarea name="text" value={text} onChange={({ target }) => change(target.value)} />
      </label>
    </aside>
  );
}
