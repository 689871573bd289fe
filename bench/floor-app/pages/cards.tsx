import type { GetServerSideProps } from 'next';
import styles from './cards.module.css';

interface Card {
  id: string;
  name: string;
  price: number;
  image: string;
}

const CARDS_PER_PAGE = 15;

/** What a listing of 15 products costs where nothing but the cards is made. */
export const getServerSideProps: GetServerSideProps<{ cards: Card[] }> = async () => ({
  props: { cards: Array.from({ length: CARDS_PER_PAGE }, (_, at) => cardOf(at + 1)) },
});

export default function Cards({ cards }: { cards: Card[] }) {
  return (
    <main>
      <h1>Shop</h1>
      <ul className={styles.grid}>
        {cards.map(({ id, name, price, image }) => (
          <li key={id} className={styles.card}>
            <a href={`/product/${id}`}>
              {/* biome-ignore lint/performance/noImgElement: the floor has no optimiser */}
              <img src={image} alt={name} width={480} height={600} loading="lazy" />
              <h2>{name}</h2>
            </a>
            <p>
              <strong>${price.toFixed(2)}</strong> <s>${(price * 1.3).toFixed(2)}</s>
            </p>
            <button type="button">Add to cart</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function cardOf(number: number): Card {
  return {
    id: `product-${number}`,
    name: `Organic cotton hoodie no. ${number}`,
    price: 20 + number,
    image: `/pictures/product-${number}.webp`,
  };
}
