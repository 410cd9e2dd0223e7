import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CreditCardOffOutlined from '@mui/icons-material/CreditCardOffOutlined';
import CreditScoreOutlined from '@mui/icons-material/CreditScoreOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyboardReturnOutlined from '@mui/icons-material/KeyboardReturnOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MoneyOffOutlined from '@mui/icons-material/MoneyOffOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import type { OrderState } from '@ghar/domain/order/order-state';
import type { OrderStatus, PaymentStatus } from '@ghar/domain/order/status';
import type { ReactElement } from 'react';

// A distinct shape per status, so that colour is not needed.

export const orderStatusIcons: Readonly<Record<OrderStatus, ReactElement>> = {
  pending: <NotificationsNoneOutlined />,
  confirmed: <Inventory2Outlined />,
  shipped: <LocalShippingOutlined />,
  delivered: <TaskAltOutlined />,
  cancelled: <BlockOutlined />,
};

export const paymentStatusIcons: Readonly<Record<PaymentStatus, ReactElement>> = {
  pending: <ScheduleOutlined />,
  paid: <CreditScoreOutlined />,
  failed: <CreditCardOffOutlined />,
};

export const orderStateIcons: Readonly<Record<OrderState, ReactElement>> = {
  review: <WarningAmberRounded />,
  owed: <UndoOutlined />,
  refunded: <MoneyOffOutlined />,
  refunding: <MoneyOffOutlined />,
  replaced: <SwapHorizOutlined />,
  unpaid: paymentStatusIcons.pending,
  declined: paymentStatusIcons.failed,
  unconfirmed: orderStatusIcons.pending,
  ready: orderStatusIcons.confirmed,
  'cash-unconfirmed': paymentStatusIcons.pending,
  'cash-ready': orderStatusIcons.confirmed,
  'cash-ended': orderStatusIcons.cancelled,
  shipped: orderStatusIcons.shipped,
  delivered: orderStatusIcons.delivered,
  'to-collect': <PaymentsOutlined />,
  'coming-back': <KeyboardReturnOutlined />,
  cancelled: orderStatusIcons.cancelled,
};
