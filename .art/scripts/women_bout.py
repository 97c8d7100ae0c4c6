"""SCENE - two women box: a jab, and the slip outside it."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'bout-women'


def build():
    reset(); size()
    ring_floor(0, (7.3, 7.3)); rope = rope_mats(); far_ropes(3.05, rope)
    box('apron', (7.32, 7.32, 1.2), (0, 0, -.705), mat('apron', (.008, .009, .012), .6))
    corner(3.2, 3.2, mat('cpad', lin('A81E0C'), .35, coat=.4), rope)
    dark, hairm = mat('leggings', (.010, .011, .015), .45, sheen=.5), mat('hair', (.006, .005, .005), .5, sheen=.3)
    shoe = mat('shoe', (.015, .015, .018), .35, coat=.3)
    def who(pose, hood, top, glove, loc, yaw, tone):
        M = dict(skin=skin(tone), top=mat('top', top, .5, sheen=.5), leggings=dark, shorts=mat('shorts', (.012, .012, .016), .35, sheen=.6), shoe=shoe,
                 glove=mat('glove', glove, .30, coat=.6, bump=(60, .15, .004)), hair=mat('hood', (.02, .02, .026), .6, sheen=.4) if hood else hairm)
        add_parts(body.woman(pose, hood), M, loc=loc, yaw=yaw)
    who(poses.JAB, False, lin('5a0f08'), lin('B4200E'), (.22, .0, 0), -4, '7a4a2e')
    who(poses.SLIP, True, lin('0b3436'), lin('0e6e72'), (1.26, .02, 0), 176, '6a3f28')
    curve('near', [(-4, -2.62, .52), (0, -2.62, .49), (4, -2.62, .52)], .021, rope[1], kind='NURBS')
    figure_key(1.0, 1.2, .9)
    area((-.9, 2.3, 2.5), (.45, 0, 1.2), lin('FFC056'), 420, .6, 1.4)
    camera((-.25, -4.85, .98), (.0, .2, 1.12), lens=56, focus=(.9, -.05, 1.3), fstop=1.6)
    finish(NAME)


def post():
    ring_night(NAME, seed=21, crowd=110, edge_x=.6, scale=2.2, truss=1., glow_at=(.66, .34, .085), shaft=.38, near=2.5, left_dark=.30)


main(build, post)
