import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { PrizeHead } from '#entities/prize/prize-head.tsx'
import { picture } from '#entities/stored-file/stored-file.ts'
import { useViewer } from '#entities/viewer/use-viewer.tsx'
import { MY_GIFTS } from '#lib/path/benefit-href.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type GiftPage, useGift } from './gift.model.ts'
import type { GiftView } from './gift.words.ts'
import { GiftRules } from './gift-rules.tsx'

const AddressPicker = lazyPart(
  () => import('#entities/address/address-picker.tsx').then((m) => m.AddressPicker),
  <Skeleton lines={2} />,
)

/** 礼品. BE-04 */
export function GiftScreen() {
  const [show, viewer] = useViewer()
  const page = useGift((image) => show([image], image))
  return (
    <Screen title="礼品">
      <Stack gap={3} inset>
        <GuestState
          loaded={page.gift}
          path={page.path}
          text="礼品随课程赠送，登录后可查看内容、剩余数量并领取。"
          skeleton={<Skeleton lines={8} />}
          closed={{ label: '我的礼品', href: MY_GIFTS }}
        >
          {(gift) => (
            <>
              <Card>
                <PrizeHead name={gift.name} image={gift.image} status={gift.status} waits={gift.step === 'take'} />
                <Quiet>{gift.note}</Quiet>
              </Card>
              <Step gift={gift} page={page} />
              <About page={page} />
            </>
          )}
        </GuestState>
        <Row>
          <LinkButton href={MY_GIFTS} kind="plain" size="small">
            我的礼品
          </LinkButton>
        </Row>
      </Stack>
      <GiftRules />
      <RiskLine />
      {viewer}
    </Screen>
  )
}

function Step({ gift: { step, parcel, needAddress }, page }: { gift: GiftView; page: GiftPage }) {
  const { apply, receive, choice } = page
  if (step === 'ask') {
    return (
      <>
        <FormError>{apply.error}</FormError>
        <Button busy={apply.busy} onClick={apply.submit}>
          {apply.outcomeUnknown ? '核对是否领到' : '领取礼品券'}
        </Button>
      </>
    )
  }
  if (step === 'take') {
    return (
      <>
        {needAddress && <AddressPicker choice={choice} />}
        <FormError>{receive.fieldErrors['address'] || receive.error}</FormError>
        <Button busy={receive.busy} onClick={receive.submit}>
          {receive.outcomeUnknown ? '核对是否领取' : needAddress ? '确认地址并领取' : '领取'}
        </Button>
      </>
    )
  }
  if (parcel !== '') return <LinkButton href={parcel}>查看寄送</LinkButton>
  if (step === 'done') return <Quiet>已领取，内容见下方。</Quiet>
  if (step === 'newer') return null
  return <Quiet>{step === 'none' ? '已领完，不再补发。' : '礼品券已过期，未领取的礼品不再保留。'}</Quiet>
}

function About({ page: { about, poster } }: { page: GiftPage }) {
  return (
    <Card title="礼品介绍">
      <LoadState loaded={about} skeleton={<Skeleton lines={4} />}>
        {(parts) =>
          parts.map(({ imageUrl, text }) => (
            <figure key={text}>
              <Picture src={picture(imageUrl)} alt="" ratio={16 / 9} />
              <Quiet as="figcaption">{text}</Quiet>
            </figure>
          ))
        }
      </LoadState>
      <FormError>{poster.error}</FormError>
      <Button kind="plain" size="small" busy={poster.busy} onClick={poster.submit}>
        看介绍图
      </Button>
    </Card>
  )
}
